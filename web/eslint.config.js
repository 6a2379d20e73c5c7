import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

// How code looks is prettier's business; here is what it must not do.
export default ts.config(
  { ignores: ['dist/', 'dist-gallery/', 'node_modules/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  { files: ['public/sw.js'], languageOptions: { globals: globals.serviceworker } },
  {
    rules: {
      // What an index gives may be undefined by type (noUncheckedIndexedAccess); `!` says that it is known to be there.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Collections that live within one derivation need no reactivity of their own.
      'svelte/prefer-svelte-reactivity': 'off',
      // A space that must stay is written as one.
      'svelte/no-useless-mustaches': 'off',
      // Paths of drawings and texts of tests are as long as they are.
      'max-len': ['error', { code: 120, ignorePattern: ` d=|[MmZz][0-9 ]|viewBox|\`|^\\s*'.*'( \\+|,)?$` }],
    },
  },
)
