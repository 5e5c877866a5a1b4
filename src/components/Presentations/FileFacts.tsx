import type { PresentationFile } from '../../contract/presentation.ts'
import { FileSize } from '../ui/FileSize.tsx'
import { Moment } from '../ui/Moment.tsx'
import { toTheMinuteWithYear } from '../ui/formats.ts'
import { FileName } from './Presentations.styles.ts'

/** What a file is called, how large it is and when it came. */
export const FileFacts = ({ file: { name, bytes, at } }: { file: PresentationFile }) => (
  <FileName>
    <strong>{name}</strong>
    <small>
      <FileSize bytes={bytes} /> · <Moment at={at} format={toTheMinuteWithYear} />
    </small>
  </FileName>
)
