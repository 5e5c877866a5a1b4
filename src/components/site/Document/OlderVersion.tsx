import { FormattedMessage } from 'react-intl'

import type { SiteDocument, VersionedDocument } from '../../../contract/site.ts'
import { Older } from './Document.styles.ts'

/** Note that a newer text is in effect, with a link to it. */
export const OlderVersion = ({ document, href }: { document: SiteDocument | null; href: string }) => {
  if (document === null || !isOlder(document)) return null
  return (
    <Older>
      <FormattedMessage id="page.older" values={{ version: document.version }} />{' '}
      <a href={href}>
        <FormattedMessage id="page.newest" />
      </a>
    </Older>
  )
}

const isOlder = (document: SiteDocument): document is VersionedDocument =>
  'version' in document && 'newest' in document && document.version !== document.newest
