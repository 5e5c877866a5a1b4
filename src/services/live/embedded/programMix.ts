/**
 * All voices of the room as one track, for the cdn line, which has no other place to mix them. Silence instead of the
 * mix would hide the voices of others from that line: `changed` is called when the mix begins and when it ends.
 */
export const createProgramMix = (changed: () => void) => {
  let audio: AudioContext | null = null
  let outlet: MediaStreamAudioDestinationNode | null = null
  const voices = new Map<string, MediaStreamAudioSourceNode>()

  const open = () => {
    if (audio === null) {
      audio = new AudioContext({ sampleRate: 48_000 })
      audio.addEventListener('statechange', changed)
    }
    outlet ??= audio.createMediaStreamDestination()
    void audio.resume().catch(() => {})
    return { audio, outlet }
  }

  return {
    /** The mix; silent until a user speaks. Null before the first press on the page, which lets the browser play sound. */
    track: (): MediaStreamTrack | null => {
      const { audio: context, outlet: into } = open()
      return context.state === 'running' ? (into.stream.getAudioTracks()[0] ?? null) : null
    },
    /** Null: that voice is gone. */
    put(name: string, track: MediaStreamTrack | null) {
      voices.get(name)?.disconnect()
      voices.delete(name)
      if (track === null || outlet === null) return
      const { audio: context, outlet: into } = open()
      const voice = context.createMediaStreamSource(new MediaStream([track]))
      voice.connect(into)
      voices.set(name, voice)
    },
    close() {
      for (const voice of voices.values()) voice.disconnect()
      voices.clear()
      audio?.removeEventListener('statechange', changed)
      void audio?.close().catch(() => {})
      audio = null
      outlet = null
    },
  }
}
