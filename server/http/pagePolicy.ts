import { createHash } from 'node:crypto'

/** By directive, what is allowed besides what this site gives itself. */
export type PolicySources = Readonly<Record<string, readonly string[]>>

/**
 * No `unsafe-inline` and no `unsafe-eval`. Besides the rendered styles the hash of the empty string is needed:
 * styled-components starts with an empty style element and fills it through the object model.
 */
export const pagePolicy = (css: string, more: PolicySources = {}): string => {
  const contents = [...css.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '')
  const hashes = ['', ...contents].map(
    (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  )
  const directives: PolicySources = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'worker-src': ["'self'"],
    'style-src': ["'self'", ...new Set(hashes)],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources, ...(more[name] ?? [])].join(' '))
    .join('; ')
}
