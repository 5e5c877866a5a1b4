import type { DocumentAbout, DocumentPerson } from './values.ts'
import { isCertificateKind, type DocumentKind } from './words.ts'

/** A person with long names, for the preview of a conference without registrations. */
export const samplePerson = (kind: DocumentKind): DocumentPerson => ({
  name: '欧阳明远',
  affiliation: '中国科学院自动化研究所模式识别国家重点实验室',
  position: '研究员',
  ticket: { zh: '普通代表', en: 'Regular' },
  number: '2026120100001',
  mobile: '+86 13800138000',
  qr: isCertificateKind(kind)
    ? 'https://example.org/verify/0000000000000000000000'
    : '0000000000000000000000',
  code: isCertificateKind(kind) ? '0000000000000000000000' : '',
  issued: isCertificateKind(kind) ? { zh: '2026年12月4日', en: '4 December 2026' } : { zh: '', en: '' },
  reviews: 3,
})

export const sampleAbout: DocumentAbout = {
  conference: {
    zh: '第九届全国计算语言学学术会议',
    en: 'The Ninth National Conference on Computational Linguistics',
  },
  place: { zh: '杭州', en: 'Hangzhou' },
  days: { zh: '2026年12月1日至2026年12月3日', en: '1 December 2026 to 3 December 2026' },
}
