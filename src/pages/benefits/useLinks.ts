import { useIntl } from 'react-intl'

import { useShareLink } from '../shared/useShareLink.ts'

/** Shares addresses of this site with friends. */
export const useLinks = () => {
  const { copy, share } = useShareLink(texts)
  const { formatMessage } = useIntl()
  return {
    copy: (path: string) => copy(`${location.origin}${path}`),
    share: (path: string) =>
      share({ title: formatMessage({ id: 'benefits.invite.title' }), url: `${location.origin}${path}` }),
  }
}

const texts = { copied: 'benefits.copied', notCopied: 'benefits.notCopied' } as const
