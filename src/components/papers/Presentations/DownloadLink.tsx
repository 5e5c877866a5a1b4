import { FormattedMessage, useIntl } from 'react-intl'

import type { PresentationFile } from '../../../contract/presentation.ts'
import { presentationUrl } from '../../../contract/presentationFile.ts'
import { ButtonLink } from '../../kit/ButtonLink.tsx'

/** A page has many of them: each names its file. */
export const DownloadLink = ({ file: { id, name } }: { file: PresentationFile }) => (
  <ButtonLink
    small
    variant="quiet"
    href={presentationUrl(id)}
    download
    aria-label={useIntl().formatMessage({ id: 'files.download.named' }, { name })}
  >
    <FormattedMessage id="files.download" />
  </ButtonLink>
)
