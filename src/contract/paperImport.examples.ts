import type { ExamplesOf } from './example.ts'
import type * as paperImport from './paperImport.ts'

export const paperImportExamples: ExamplesOf<typeof paperImport> = {
  readCitation: {
    sample: {
      text: '@inproceedings{lin2026, title={Passivation of Defects in Perovskite Films}, author={Lin, Mei}, keywords={perovskite; defects}}',
    },
    answer: () => ({
      title: '',
      eng_title: 'Passivation of Defects in Perovskite Films',
      abstract: '',
      eng_abstract: '',
      keywords: [],
      eng_keywords: ['perovskite', 'defects'],
      authors: [
        { name: '', eng_name: 'Mei Lin', affiliation: '', eng_affiliation: '', email: '', orcid: '' },
      ],
    }),
  },
}
