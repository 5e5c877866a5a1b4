import { useRef } from 'react'

import { RichText } from '../../kit/RichText.tsx'
import { Text } from './Programme.styles.ts'
import { useFoundEntry } from './useFoundEntry.ts'

/** A conference's own description. `entry`: the line of its lists and tables that was searched for, from 0; null: none. */
export const Programme = ({ html, entry }: { html: string; entry: number | null }) => {
  const area = useRef<HTMLDivElement>(null)
  useFoundEntry(area, html, entry)
  return (
    <Text ref={area}>
      <RichText html={html} />
    </Text>
  )
}
