import { mount } from 'svelte'
import App from './App.svelte'
import { router } from './app/router.svelte'
import { theme } from './lib/theme.svelte'
import './styles/index.css'

theme.start()
router.start()
mount(App, { target: document.getElementById('app')! })
