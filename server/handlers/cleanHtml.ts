import sanitize from 'sanitize-html'

/**
 * HTML from the database as it may be in a page: no scripts, handlers, styles, frames, SVG, forms, other schemes or
 * pictures of other sites.
 * Links to other sites open without a reference back.
 */
export const cleanHtml = (dirty: string): string => {
  const known = cleaned.get(dirty)
  if (known !== undefined) return known
  const clean = sanitize(dirty, options)
  if (cleaned.size >= 100) cleaned.clear()
  cleaned.set(dirty, clean)
  return clean
}

const cleaned = new Map<string, string>()

const options: sanitize.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...[
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'sub',
      'sup',
      'small',
      'mark',
      'abbr',
      'cite',
      'time',
      'span',
      'div',
    ],
    ...['a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'title', 'target', 'rel'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    time: ['datetime'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // The page's policy lets it show pictures of this site only: another one would be a broken frame and a report.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/(?!\/)/.test(attribs['src'] ?? ''),
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs:
        attribs['target'] === '_blank' || /^https?:/i.test(attribs['href'] ?? '')
          ? { ...attribs, target: '_blank', rel: 'noopener noreferrer' }
          : attribs,
    }),
  },
}
