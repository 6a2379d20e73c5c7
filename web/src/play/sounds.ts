/** Small sounds made on the spot: nothing is downloaded. */
export type Sound = 'card' | 'shot' | 'rattle' | 'coin' | 'glass' | 'turn' | 'end' | 'boom' | 'whistle'

let context: AudioContext | null = null

const start = (): AudioContext => {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

function noise(at: number, length: number, cutoff: number, loud: number, type: BiquadFilterType = 'lowpass'): void {
  const audio = start()
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2
  const source = audio.createBufferSource()
  const filter = audio.createBiquadFilter()
  const gain = audio.createGain()
  source.buffer = buffer
  filter.type = type
  filter.frequency.value = cutoff
  gain.gain.value = loud
  source.connect(filter).connect(gain).connect(audio.destination)
  source.start(audio.currentTime + at)
}

function tone(at: number, length: number, pitch: number, loud: number, type: OscillatorType = 'sine', slide = 1): void {
  const audio = start()
  const source = audio.createOscillator()
  const gain = audio.createGain()
  const from = audio.currentTime + at
  source.type = type
  source.frequency.setValueAtTime(pitch, from)
  source.frequency.exponentialRampToValueAtTime(pitch * slide, from + length)
  gain.gain.setValueAtTime(loud, from)
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length)
  source.connect(gain).connect(audio.destination)
  source.start(from)
  source.stop(from + length)
}

const sounds: Record<Sound, () => void> = {
  card: () => noise(0, 0.09, 3200, 0.16, 'bandpass'),
  shot: () => {
    noise(0, 0.28, 1400, 0.5)
    tone(0, 0.16, 130, 0.35, 'triangle', 0.4)
  },
  rattle: () => [0, 0.07, 0.15, 0.26, 0.4].forEach((at) => noise(at, 0.05, 2400, 0.28, 'bandpass')),
  coin: () => {
    tone(0, 0.12, 1760, 0.12)
    tone(0.07, 0.25, 2350, 0.1)
  },
  glass: () => {
    tone(0, 0.4, 1320, 0.12)
    tone(0.02, 0.5, 1980, 0.07)
  },
  turn: () => {
    tone(0, 0.16, 523, 0.12, 'triangle')
    tone(0.12, 0.28, 784, 0.12, 'triangle')
  },
  end: () => [392, 523, 659, 784].forEach((pitch, i) => tone(i * 0.16, 0.5, pitch, 0.12, 'triangle')),
  whistle: () => {
    for (const pitch of [622, 784, 932]) {
      tone(0, 0.22, pitch, 0.06, 'triangle', 1.02)
      tone(0.3, 0.6, pitch, 0.07, 'triangle', 0.94)
    }
  },
  boom: () => {
    noise(0, 0.7, 420, 0.9)
    tone(0, 0.5, 70, 0.5, 'sine', 0.4)
  },
}

export function play(sound: Sound): void {
  try {
    sounds[sound]()
  } catch {
    // A browser without audio plays in silence.
  }
}
