import type { TextParts } from '../../../contract/search.ts'
import { Hit } from './Search.styles.ts'

/** A text with the matches marked. */
export const Marked = ({ parts }: { parts: TextParts }) =>
  parts.map(({ text, hit }, at) => (hit ? <Hit key={at}>{text}</Hit> : text))
