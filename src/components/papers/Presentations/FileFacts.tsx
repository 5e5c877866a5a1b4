import type { PresentationFile } from '../../../contract/presentation.ts'
import { FileSize } from '../../kit/FileSize.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { FileName } from './Presentations.styles.ts'

/** Name, size and upload time of a file. */
export const FileFacts = ({ file: { name, bytes, at } }: { file: PresentationFile }) => (
  <FileName>
    <strong>{name}</strong>
    <small>
      <FileSize bytes={bytes} /> · <Moment at={at} format={toTheMinuteWithYear} />
    </small>
  </FileName>
)
