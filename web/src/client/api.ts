import type {
  Advice,
  BranchWish,
  GameAnalysis,
  GameOffer,
  GameWords,
  LessonScript,
  Me,
  OpenTable,
  PastGames,
  PlayerPage,
  Problem,
  PushOffer,
  Rating,
  Replay,
  Stretch,
  SubscribeWish,
  TableInfo,
  TableWish,
} from '../lib/protocol'
import { heardBuild } from '../app/version'

/** A refusal of the server, with a code for programs and a sentence for people; `offline` when nobody answered. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { Accept: 'application/json' }, credentials: 'same-origin' }
  if (body !== undefined) {
    init.body = typeof body === 'string' ? body : JSON.stringify(body)
    init.headers = { ...init.headers, 'Content-Type': 'application/json' }
  }
  let response: Response
  try {
    response = await fetch(`/api${path}`, init)
  } catch {
    throw new ApiError('offline', 'The server does not answer.', 0)
  }
  heardBuild(response.headers.get('x-sagebrush-build'))
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T
  const problem = (await response.json().catch(() => null)) as Problem | null
  throw new ApiError(problem?.code ?? 'failed', problem?.message ?? response.statusText, response.status)
}

const query = (wish: Record<string, string | number | boolean | null | undefined>): string => {
  const parts = Object.entries(wish).filter(
    (entry): entry is [string, string | number | boolean] => entry[1] !== null && entry[1] !== undefined,
  )
  return parts.length ? '?' + new URLSearchParams(parts.map(([key, value]) => [key, String(value)])).toString() : ''
}

// Each seat adds a random text to the seed of the game; see docs/guides/fair-shuffles.md.
const salt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The HTTP side of the server, one function a request. */
export const api = {
  words: (game: string, language: string) => call<GameWords>('GET', `/games/${game}/words/${language}`),
  lesson: (game: string, name: string) => call<LessonScript>('GET', `/games/${game}/lessons/${name}`),
  games: () => call<GameOffer[]>('GET', '/games'),
  guest: (name: string) => call<Me>('POST', '/people/guest', { name }),
  me: () => call<Me>('GET', '/people/me'),
  rename: (name: string) => call<Me>('PATCH', '/people/me', { name }),
  passphrase: (passphrase: string, current: string | null = null) =>
    call<Me>('POST', '/people/passphrase', { passphrase, current }),
  signIn: (name: string, passphrase: string) => call<Me>('POST', '/people/sign-in', { name, passphrase }),
  signOut: () => call<unknown>('POST', '/people/sign-out'),
  tables: (game?: string) => call<TableInfo[]>('GET', `/tables${query({ game })}`),
  mine: () => call<TableInfo[]>('GET', '/tables/mine'),
  create: (wish: TableWish) => call<TableInfo>('POST', '/tables', wish),
  table: (id: string, invite?: string | null) => call<TableInfo>('GET', `/tables/${id}${query({ invite })}`),
  ownWords: (id: string, language: string, invite: string | null) =>
    call<Record<string, string>>('GET', `/tables/${id}/words/${language}${query({ invite })}`),
  join: (id: string, seat: number | null = null, invite: string | null = null) =>
    call<TableInfo>('POST', `/tables/${id}/join`, { seat, invite, salt: salt() }),
  leave: (id: string) => call<TableInfo>('POST', `/tables/${id}/leave`),
  setBot: (id: string, seat: number, level: string | null) =>
    call<TableInfo>('PUT', `/tables/${id}/seats/${seat}`, { level }),
  start: (id: string) => call<TableInfo>('POST', `/tables/${id}/start`, { salt: salt() }),
  handOver: (id: string, seat: number, level: string) =>
    call<TableInfo>('POST', `/tables/${id}/seats/${seat}/bot`, { level }),
  takeBack: (id: string, seat: number) => call<TableInfo>('DELETE', `/tables/${id}/seats/${seat}/bot`),
  callBot: (id: string, seat: number) => call<TableInfo>('POST', `/tables/${id}/seats/${seat}/away`),
  remove: (id: string, seat: number) => call<TableInfo>('DELETE', `/tables/${id}/seats/${seat}`),
  quick: (game: string) => call<TableInfo>('POST', '/quick', { game, salt: salt() }),
  player: (name: string | null) => call<PlayerPage>('GET', `/player${query({ name })}`),
  past: (wish: { name?: string | null; mine?: boolean; game?: string | null; before?: number | null }) =>
    call<PastGames>('GET', `/past${query(wish)}`),
  pushKey: () => call<PushOffer>('GET', '/push'),
  subscribe: (wish: SubscribeWish) => call<undefined>('POST', '/push', wish),
  unsubscribe: (endpoint: string) => call<undefined>('POST', '/push/stop', { endpoint }),
  rematch: (id: string) => call<TableInfo>('POST', `/tables/${id}/rematch`),
  replay: (id: string, eyes: string, start: number, count: number) =>
    call<Replay>('GET', `/tables/${id}/replay${query({ eyes, start, count })}`),
  analysis: (id: string, seat: number | null) => call<GameAnalysis>('GET', `/tables/${id}/analysis${query({ seat })}`),
  choices: (id: string, seat: number, start: number) =>
    call<Stretch>('GET', `/tables/${id}/analysis/choices${query({ seat, start })}`),
  hint: (id: string, seat: number) => call<Advice>('POST', `/tables/${id}/seats/${seat}/hint`),
  open: (id: string) => call<OpenTable>('POST', `/tables/${id}/open`),
  upload: (record: string) => call<TableInfo>('POST', '/records', record),
  branch: (id: string, wish: BranchWish) => call<TableInfo>('POST', `/tables/${id}/branch`, wish),
  ratings: (game: string) => call<Rating[]>('GET', `/ratings/${game}`),
  recordUrl: (id: string) => `/api/tables/${id}/record`,
}
