import { type Component, mount } from 'svelte'
import { languages, loadWords, type Words } from '../lib/words'
import MockBang from './MockBang.svelte'
import MockDice from './MockDice.svelte'
import '../styles/index.css'

const query = new URLSearchParams(location.search)
const language = languages.find((l) => l === query.get('lang')) ?? 'en'
const theme = query.get('theme')
if (theme) document.documentElement.dataset.theme = theme
document.documentElement.lang = language

const words = await loadWords(language, (file) => file.endsWith('-things.ftl'))
const screen: Component<{ words: Words; others: number }> = query.get('game') === 'dice' ? MockDice : MockBang
mount(screen, { target: document.getElementById('app')!, props: { words, others: Number(query.get('others') ?? 6) } })
