import { useRef } from 'react'

import { RichText } from '../ui/RichText.tsx'
import { Text } from './Programme.styles.ts'
import { useFoundEntry } from './useFoundEntry.ts'

/** What a conference says of itself. An address with `#entry-3` leads to the fourth line of its lists and tables. */
export const Programme = ({ html }: { html: string }) => {
  const area = useRef<HTMLDivElement>(null)
  useFoundEntry(area, html)
  return (
    <Text ref={area}>
      <RichText html={html} />
    </Text>
  )
}
