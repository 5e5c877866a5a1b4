/** Level reports per second. */
const rate = 10

/** Reports the loudness of a stream, 0 … 1; returns the stop function. */
export const watchLevel = (stream: MediaStream, tell: (level: number) => void): (() => void) => {
  const audio = new AudioContext()
  const analyser = audio.createAnalyser()
  analyser.fftSize = 1024
  const source = audio.createMediaStreamSource(stream)
  source.connect(analyser)
  const wave = new Float32Array(analyser.fftSize)
  const look = setInterval(() => {
    analyser.getFloatTimeDomainData(wave)
    const power = wave.reduce((sum, value) => sum + value * value, 0) / wave.length
    tell(loudness(Math.sqrt(power)))
  }, 1000 / rate)
  // Made before the visitor has touched the page, it waits.
  void audio.resume().catch(() => {})
  return () => {
    clearInterval(look)
    source.disconnect()
    void audio.close().catch(() => {})
  }
}

/** From −60 dB, which is silence, to 0 dB. */
const loudness = (amplitude: number) =>
  amplitude <= 0 ? 0 : Math.min(1, Math.max(0, 1 + (20 * Math.log10(amplitude)) / 60))
