import { emptyPaper, type PaperForm } from '../../src/contract/paperForm.ts'

/** Everything that a submission needs (PAP-02), in Chinese alone. */
export const writtenPaper: PaperForm = {
  ...emptyPaper,
  title: '钙钛矿薄膜的缺陷钝化',
  abstract: '报道一种适用于大面积薄膜的钝化方法。',
  keywords: ['钙钛矿', '缺陷'],
  authors: [
    {
      name: '林梅',
      eng_name: '',
      affiliation: '某大学',
      eng_affiliation: '',
      email: 'corresponding@example.org',
      orcid: '0000-0002-1825-0097',
    },
  ],
  conflicts_declared: true,
}
