import { useEffect, useRef } from 'react'

import { useNewest } from '../shared/useNewest.ts'

interface Link {
  /** The comment of the address; null: none. */
  readonly linked: number | null
  readonly isThere: boolean
  readonly onLink: (id: number) => void
}

/** Follows an address to one comment, `#comment-5`: loads it, and focuses it once it is rendered. */
export const useLinked = ({ linked, isThere, onLink }: Link) => {
  const newest = useNewest(onLink)
  const found = useRef<number | null>(null)
  useEffect(() => {
    const follow = () => {
      const id = /^#comment-([1-9]\d{0,8})$/.exec(location.hash)?.[1]
      if (id === undefined) return
      found.current = null
      newest.current(Number(id))
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [newest])
  useEffect(() => {
    if (linked === null || !isThere || found.current === linked) return
    const comment = document.getElementById(`comment-${linked}`)
    if (comment === null) return
    found.current = linked
    comment.focus({ preventScroll: true })
    comment.scrollIntoView({ block: 'center' })
  })
}
