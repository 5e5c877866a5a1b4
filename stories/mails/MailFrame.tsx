export interface MailFrameProps {
  html: string
  title: string
  /** Whether the mail program's own theme is dark. */
  isDark: boolean
}

/** A mail in a document of its own, as mail programs show it: nothing of the page's style reaches it. */
export const MailFrame = ({ html, title, isDark }: MailFrameProps) => (
  <iframe
    title={title}
    srcDoc={`<!doctype html>${isDark ? html.replaceAll('(prefers-color-scheme:dark)', 'all') : html}`}
    width="100%"
    height="620"
  />
)
