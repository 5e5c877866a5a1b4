/** Hertz, one after the other. */
const tunes = { good: [880, 1175], bad: [220, 196], ask: [587, 587] } as const
const seconds = 0.12

let audio: AudioContext | null = null

/** A short sound and, on a phone, a buzz; silent where the browser allows neither. */
export const playTone = (kind: keyof typeof tunes) => {
  try {
    // It buzzes only after the page was touched; otherwise Chrome logs a message.
    if (navigator.userActivation.hasBeenActive) navigator.vibrate(kind === 'good' ? 60 : [120, 60, 120])
    audio ??= new AudioContext()
    for (const [at, pitch] of tunes[kind].entries()) {
      const begins = audio.currentTime + at * seconds
      const voice = audio.createOscillator()
      const volume = audio.createGain()
      voice.frequency.value = pitch
      volume.gain.setValueAtTime(0.2, begins)
      volume.gain.exponentialRampToValueAtTime(0.001, begins + seconds)
      voice.connect(volume).connect(audio.destination)
      voice.start(begins)
      voice.stop(begins + seconds)
    }
  } catch {
    // No sound device, or not allowed: the screen carries the whole message.
  }
}
