// Tells what is given on the standard input with the client's own narrator, for the test that holds it against the
// Python one (tests/words/test_narrators.py): JSON in, and out a list of sentences for each language.
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const server = await createServer({
  root,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
})
const { Narrator } = await server.ssrLoadModule('/src/client/narrate.ts')
const { languages, loadWords } = await server.ssrLoadModule('/src/lib/words.ts')

const ways = {
  event: (teller, { record }) => teller.event(record),
  question: (teller, { record, asked }) => teller.question(record, asked),
  option: (teller, { record, question }) => teller.option(record, question),
  hint: (teller, { record, question }) => teller.hint(record, question),
  why: (teller, { record }) => teller.whyNot(record),
  outcome: (teller, { record }) => teller.thing('outcome', record),
}

const told = {}
const tellings = JSON.parse(await text(process.stdin))
for (const language of languages) {
  const words = await loadWords(language)
  told[language] = tellings.map((one) => ways[one.way](new Narrator(words, one.game, one.names, one.reader), one))
}
await server.close()
process.stdout.write(JSON.stringify(told))
