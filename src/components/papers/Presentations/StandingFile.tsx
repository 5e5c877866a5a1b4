import { FormattedMessage } from 'react-intl'

import type { PresentationFile } from '../../../contract/presentation.ts'
import { Button } from '../../kit/Button.tsx'
import { DownloadLink } from './DownloadLink.tsx'
import { FileFacts } from './FileFacts.tsx'
import { Acts, FileName, Standing } from './Presentations.styles.ts'

export interface StandingFileProps {
  file: PresentationFile
  /** False: it was removed on this visit, which can be undone. */
  isPlaced: boolean
  /** Nothing can be changed where it is false. */
  isOpen: boolean
  onToggle: () => void
}

/** The current file, with removal and its undo; the button stays, and with it the focus. */
export const StandingFile = ({ file, isPlaced, isOpen, onToggle }: StandingFileProps) => (
  <Standing data-placed={isPlaced}>
    <div role="status">
      {isPlaced ? (
        <FileFacts file={file} />
      ) : (
        <FileName>
          <FormattedMessage id="files.removed" values={{ name: file.name }} />
        </FileName>
      )}
    </div>
    <Acts>
      {isPlaced && <DownloadLink key="download" file={file} />}
      {isOpen && (
        <Button key="toggle" variant="plain" small onClick={onToggle}>
          <FormattedMessage id={isPlaced ? 'files.remove' : 'files.undo'} />
        </Button>
      )}
    </Acts>
  </Standing>
)
