// The part of the client that stays when the page is closed: it shows pushes, and the shell of the page without a line.
//
// A page always comes from the server if it answers, so that nobody meets a new server with an old client. What is kept
// is for when nobody answers. Files with a hash in their name never change and are taken from where they are.

const SHELL = 'sagebrush-shell'
const PARTS = 'sagebrush-parts'

addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => skipWaiting()))
})

addEventListener('activate', (event) => {
  event.waitUntil(clients.claim())
})

addEventListener('message', (event) => {
  // What the page has loaded before there was anybody to keep it.
  if (Array.isArray(event.data?.loaded)) event.waitUntil(keepParts(event.data.loaded))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(part(request))
})

async function keepShell() {
  const answer = await fetch('/', { cache: 'no-store' })
  if (answer.ok) await keepPage(answer)
}

/** The shell and what it names; parts that belong to another shell are thrown away. */
async function keepPage(answer) {
  const shell = await caches.open(SHELL)
  const before = await (await shell.match('/'))?.text()
  const text = await answer.clone().text()
  const named = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((found) => found[1])
  if (before !== undefined && named.some((path) => !before.includes(path))) await caches.delete(PARTS)
  await shell.put('/', new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } }))
  await keepParts(named)
}

async function keepParts(paths) {
  const parts = await caches.open(PARTS)
  for (const path of paths) {
    if (!path.startsWith('/assets/') || (await parts.match(path))) continue
    const answer = await fetch(path).catch(() => null)
    if (answer?.ok) await parts.put(path, answer)
  }
}

async function page(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok && new URL(request.url).pathname === '/') await keepPage(answer.clone())
    return answer
  } catch (error) {
    const kept = await caches.match('/', { cacheName: SHELL })
    if (kept) return kept
    throw error
  }
}

async function part(request) {
  const kept = await caches.match(request, { cacheName: PARTS })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    const parts = await caches.open(PARTS)
    await parts.put(request, answer.clone())
  }
  return answer
}

addEventListener('push', (event) => {
  const call = event.data?.json() ?? {}
  const options = {
    body: call.body,
    tag: call.tag,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { url: call.url },
  }
  event.waitUntil(registration.showNotification(call.title ?? 'Sagebrush', options))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.url ?? '/'))
})

/** The table in a window that is there already, else in a new one. */
async function open(path) {
  const url = new URL(path, location.origin)
  if (url.origin !== location.origin) return
  const windows = await clients.matchAll({ type: 'window' })
  const here = windows.find((window) => new URL(window.url).pathname === url.pathname) ?? windows[0]
  if (!here) {
    await clients.openWindow(url.href)
    return
  }
  await here.focus()
  if (new URL(here.url).pathname !== url.pathname) await here.navigate(url.href)
}
