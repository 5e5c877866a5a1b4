import { FormattedMessage } from 'react-intl'

import type { PresentationFile } from '../../../contract/presentation.ts'
import { keptEarlier } from '../../../contract/presentationFile.ts'
import { DownloadLink } from './DownloadLink.tsx'
import { FileFacts } from './FileFacts.tsx'
import { Earlier } from './Presentations.styles.ts'

/** Replaced and removed files, folded away; only the owner sees them. */
export const EarlierFiles = ({ files }: { files: readonly PresentationFile[] }) => (
  <Earlier>
    <summary>
      <FormattedMessage id="files.earlier" values={{ count: files.length }} />
    </summary>
    <p>
      <FormattedMessage id="files.earlier.kept" values={{ count: keptEarlier }} />
    </p>
    <ul>
      {files.map((file) => (
        <li key={file.id}>
          <FileFacts file={file} />
          <DownloadLink file={file} />
        </li>
      ))}
    </ul>
  </Earlier>
)
