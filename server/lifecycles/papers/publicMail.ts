import providers from 'email-providers'

/**
 * Whether addresses of the domain are public, so that they name no employer. One of a university is never
 * public: the list has some that give addresses to former students.
 */
export const isPublicMail = (domain: string): boolean => known.has(domain) && !academic.test(domain)

/** A domain for examples (RFC 2606), which is no employer's. */
export const isExampleDomain = (domain: string): boolean => examples.test(domain)

/** `mit.edu`, `nus.edu.sg`, `cam.ac.uk`. */
const academic = /\.(?:edu|ac)(?:\.[a-z]{2})?$/
const examples = /(?:^|\.)example(?:\.(?:com|net|org))?$/

/** Providers missing in the list: Chinese ones, and some European and American ones. */
const known: ReadonlySet<string> = new Set([
  ...providers,
  ...`vip.163.com vip.126.com vip.qq.com vip.sina.com 126.net 139.com 188.com 189.cn wo.cn sohu.com live.cn yahoo.cn
  tutanota.com tuta.com mailbox.org posteo.de fastmail.com ziggo.nl hanmail.net pm.me`.split(/\s+/),
])
