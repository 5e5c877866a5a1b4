/** Everything that is said in the room as one track, for the cdn line: it has no other place where voices meet. */
export const createProgramMix = () => {
  let audio: AudioContext | null = null
  let outlet: MediaStreamAudioDestinationNode | null = null
  const voices = new Map<string, MediaStreamAudioSourceNode>()

  const open = () => {
    audio ??= new AudioContext({ sampleRate: 48_000 })
    outlet ??= audio.createMediaStreamDestination()
    void audio.resume().catch(() => {})
    return { audio, outlet }
  }

  return {
    /** The mix; silent until somebody speaks. */
    track: (): MediaStreamTrack | null => open().outlet.stream.getAudioTracks()[0] ?? null,
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
      void audio?.close().catch(() => {})
      audio = null
      outlet = null
    },
  }
}
