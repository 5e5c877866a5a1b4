import type { TextStore } from '../i18n/textStore.ts'
import { pageTitle, siteName } from './pageTitle.ts'

/** Title of the document. The subject of the page goes before the name of its kind. */
export interface DocumentTitle {
  /** Name of the current page; the first one is already in the markup and is not written again. */
  readonly ofPage: (name: string) => void
  /** Subject of the page, in the visitor's language; null: none, or not known yet. */
  readonly ofSubject: (subject: string | null) => void
  /** Number of people waiting for an action on this page, shown before everything else; 0: none. */
  readonly ofWaiting: (count: number) => void
  /** The site's configuration may have changed, and its name with it. */
  readonly ofSite: () => void
}

/** `site`: the configured name of the site, as far as it is known. */
export const createDocumentTitle = (texts: TextStore, site: () => string): DocumentTitle => {
  let page: string | null = null
  let subject: string | null = null
  let waiting = 0
  let shown = ''

  const state = () => `${texts.read().locale} ${site()} ${waiting} ${subject ?? page}`

  const write = () => {
    if (page === null) return
    const wanted = state()
    if (shown === wanted) return
    shown = wanted
    void texts.ensure(['title']).then(
      () => {
        const { messages } = texts.read()
        if (shown === wanted && page !== null)
          document.title =
            (waiting === 0 ? '' : `(${waiting}) `) +
            (subject === null
              ? pageTitle(messages, page, site())
              : `${subject} · ${siteName(messages, site())}`)
      },
      // The old title is better than none; the page itself shows the failure.
      () => undefined,
    )
  }

  return {
    ofPage: (name) => {
      const isFirst = page === null
      page = name
      // The markup came with this title, and with that of its subject.
      if (isFirst) shown = state()
      else write()
    },
    ofSubject: (next) => {
      subject = next
      write()
    },
    ofWaiting: (count) => {
      waiting = count
      write()
    },
    ofSite: write,
  }
}
