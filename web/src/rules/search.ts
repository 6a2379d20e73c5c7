/** Without capitals and marks on letters: what is typed in a hurry is found too. */
const fold = (text: string): string => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Whether a text has every word of what is looked for. */
export function finder(wanted: string): (text: string) => boolean {
  const needles = fold(wanted).split(/\s+/).filter(Boolean)
  return (text) => {
    const hay = needles.length > 0 ? fold(text) : ''
    return needles.every((needle) => hay.includes(needle))
  }
}
