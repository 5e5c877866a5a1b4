import { useEffect, useRef } from 'react'

import { Video } from './Picture.styles.ts'

interface Props {
  attach: (element: HTMLVideoElement) => () => void
  label: string
  isOwn?: boolean
  /** Told when there is something to see, and when no longer. */
  onBegin?: (hasBegun: boolean) => void
}

/** A picture for as long as it is shown. */
export const Picture = ({ attach, label, isOwn = false, onBegin }: Props) => {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => (video.current === null ? undefined : attach(video.current)), [attach])
  return (
    <Video
      ref={video}
      playsInline
      muted={isOwn}
      $mirrored={isOwn}
      aria-label={label}
      onPlaying={() => onBegin?.(true)}
      onEmptied={() => onBegin?.(false)}
    />
  )
}
