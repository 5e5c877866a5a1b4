import { createHash } from 'node:crypto'

/** By directive, what is allowed besides what this site gives itself. */
export type PolicySources = Readonly<Record<string, readonly string[]>>

/**
 * No `unsafe-inline` and no `unsafe-eval`: what is in the markup is allowed by its hash. Besides the rendered styles
 * the hash of the empty string is needed: styled-components starts with an empty style element and fills it through the
 * object model. @param template trusted as it is, unlike the rendered page: only its scripts are allowed
 */
export const pagePolicy = (template: string, css: string, more: PolicySources = {}): string => {
  const styles = ['', ...contentsOf('style', css)].map(hashOf)
  const directives: PolicySources = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...contentsOf('script', template).map(hashOf)],
    'worker-src': ["'self'"],
    'style-src': ["'self'", ...new Set(styles)],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // Previews, of which alone `frame-ancestors` says another word.
    'frame-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify', 'pdfWorker'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources, ...(more[name] ?? [])].join(' '))
    .join('; ')
}

/** Contents of the inline elements: those with a `src` have none. */
const contentsOf = (name: 'script' | 'style', html: string) =>
  [...html.matchAll(new RegExp(`<${name}[^>]*>([\\s\\S]*?)</${name}>`, 'g'))]
    .map((match) => match[1] ?? '')
    .filter((content) => content !== '')

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
