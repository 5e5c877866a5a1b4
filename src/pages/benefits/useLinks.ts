import { useIntl } from 'react-intl'

import { useShareLink } from '../shared/useShareLink.ts'

/** Hands addresses of this site to friends. */
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
