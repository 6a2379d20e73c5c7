/** The part of the kit that the first screen needs: no cards, no portraits, so that it stays small. */
export { default as Button } from './Button.svelte'
export { default as Logo } from './Logo.svelte'
export { default as Panel } from './Panel.svelte'
export { default as Sheet } from './Sheet.svelte'
export { default as ThemeSwitch } from './ThemeSwitch.svelte'
