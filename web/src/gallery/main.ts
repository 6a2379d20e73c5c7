import { mount } from 'svelte'
import { languages, loadWords } from '../lib/words'
import Gallery from './Gallery.svelte'
import '../styles/index.css'

const query = new URLSearchParams(location.search)
const language = languages.find((l) => l === query.get('lang')) ?? 'en'
const theme = query.get('theme')
if (theme) document.documentElement.dataset.theme = theme
document.documentElement.lang = language

mount(Gallery, {
  target: document.getElementById('app')!,
  props: { words: await loadWords(language, (file) => file.endsWith('/things.ftl')) },
})
