import type { ExamplesOf } from './example.ts'
import type * as organizer from './organizer.ts'

export const organizerExamples: ExamplesOf<typeof organizer> = {
  getApplication: {
    sample: {},
    answer: () => application(),
  },
  submitApplication: {
    sample: {
      version: 0,
      key: 'k',
      name: '某学会',
      tax_no: '91110000101623741K',
      contact: '林梅',
      mobile: '13900000000',
      email: 'a@example.org',
      address: '北京',
      intro: '…',
      logo: '/uploads/a.png',
      licence: '/uploads/b.png',
    },
    answer: () => ({ ...application(), state: 'under_review.waiting', version: 1, sponsor_apply_status: 3 }),
  },
}

const application = () => ({
  id: 2,
  state: 'not_completed',
  version: 0,
  sponsor_apply_status: 2,
  form: null,
  change: null,
  reason: null,
  revoked: false,
})
