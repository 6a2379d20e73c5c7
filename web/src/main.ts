import { mount } from 'svelte'
import App from './App.svelte'
import { router } from './app/router.svelte'
import { startWorker } from './app/worker'
import { theme } from './lib/theme.svelte'
import './styles/index.css'

theme.start()
router.start()
startWorker()
mount(App, { target: document.getElementById('app')! })
