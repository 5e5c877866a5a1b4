import { useShareLink } from '../shared/useShareLink.ts'

/** Shares this page. */
export const useShare = (title: string) => {
  const { share } = useShareLink(texts)
  return () => share({ title, url: `${location.origin}${location.pathname}` })
}

const texts = { copied: 'news.copied', notCopied: 'news.notCopied' } as const
