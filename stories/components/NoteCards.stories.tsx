import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { CertificateCard } from '../../src/components/conference/Notes/CertificateCard.tsx'
import ClaimDialog from '../../src/components/conference/Notes/ClaimDialog.tsx'
import { MealCard } from '../../src/components/conference/Notes/MealCard.tsx'
import ShareDialog from '../../src/components/conference/Notes/ShareDialog.tsx'
import { TicketCard } from '../../src/components/conference/Notes/TicketCard.tsx'
import { failure } from '../../src/contract/failure.ts'
import type {
  CertificateCard as Certificate,
  MealCard as Meal,
  TicketCard as Ticket,
} from '../../src/contract/notes.ts'

const meta = { title: 'Components/Tickets and notes', parameters: { layout: 'padded' } } satisfies Meta
export default meta

interface Shown {
  globals: Record<string, unknown>
}
const fixturesIn = ({ globals }: Shown) => fixturesFor(globals['locale'] === 'en' ? 'en' : 'zh')

const ticket = (change: Partial<Ticket>) => ({
  render: (_args: unknown, shown: Shown) => (
    <>
      {fixturesIn(shown).listTickets.list.map((one) => (
        <TicketCard key={one.id} ticket={{ ...one, ...change }} />
      ))}
    </>
  ),
})
const meal = (change: Partial<Meal>) => ({
  render: (_args: unknown, shown: Shown) => (
    <>
      {fixturesIn(shown).listMeals.list.map((one) => (
        <MealCard key={one.id} meal={{ ...one, ...change }} onShare={fn()} />
      ))}
    </>
  ),
})
const certificate = (change: Partial<Certificate>) => ({
  render: (_args: unknown, shown: Shown) => (
    <>
      {fixturesIn(shown).listCertificates.list.map((one) => (
        <CertificateCard key={one.id} certificate={{ ...one, ...change }} />
      ))}
    </>
  ),
})

export const NotSigned: StoryObj<typeof meta> = {
  name: '门票，未签到 / Ticket, not signed in [TKT-01]',
  ...ticket({}),
}
export const Large: StoryObj<typeof meta> = {
  name: '门票，二维码放大 / Ticket, its code large',
  ...ticket({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('dialog')).toHaveTextContent('tK3vX0cQz8Lr2kWb6yPj1A')
  },
}
export const SignedIn: StoryObj<typeof meta> = {
  name: '门票，已签到 / Ticket, signed in',
  ...ticket({ state: 'valid.signed_in', signed_at: '2026-12-09T01:05:00.000Z', gate: 'A' }),
}
export const Revoked: StoryObj<typeof meta> = {
  name: '门票，已作废 / Ticket, revoked',
  ...ticket({ state: 'revoked' }),
}
export const MealAvailable: StoryObj<typeof meta> = {
  name: '餐券，可使用 / Meal, available [TKT-02]',
  ...meal({}),
}
export const MealShared: StoryObj<typeof meta> = {
  name: '餐券，转赠中 / Meal, shared',
  ...meal({ state: 'shared', share_expires_at: '2026-12-09T03:30:00.000Z' }),
}
export const MealUsed: StoryObj<typeof meta> = {
  name: '餐券，已使用 / Meal, used',
  ...meal({ state: 'used', used_at: '2026-12-09T04:00:00.000Z' }),
}
export const MealExpired: StoryObj<typeof meta> = {
  name: '餐券，已过期 / Meal, expired',
  ...meal({ state: 'expired' }),
}
export const Sharing: StoryObj<typeof meta> = {
  name: '转赠链接 / The link that hands it on',
  render: () => (
    <ShareDialog
      view="ready"
      meal="12.9"
      link="https://symposium.example/personal/notes/mealticket?share=M8Q2-7KXD"
      until="2026-12-09T03:30:00.000Z"
      onRetry={fn()}
      onClose={fn()}
    />
  ),
}
export const Claiming: StoryObj<typeof meta> = {
  name: '领取前先询问 / Asked before claiming',
  render: () => <ClaimDialog view="asking" onAccept={fn()} onClose={fn()} />,
}
export const NotClaimed: StoryObj<typeof meta> = {
  name: '领取失败 / Claiming failed',
  render: () => <ClaimDialog view="failed" failure={failure('offline')} onAccept={fn()} onClose={fn()} />,
}
export const Issued: StoryObj<typeof meta> = {
  name: '证书，已签发 / Certificate, issued [TKT-02]',
  ...certificate({}),
}
export const ForReviewing: StoryObj<typeof meta> = {
  name: '审稿证书，待签发 / Certificate of reviewing, to be issued [TKT-02]',
  ...certificate({
    kind: 'review',
    state: 'eligible',
    version: 1,
    issued_at: null,
    pdf_url: '',
    verify_url: '',
  }),
}
export const NotGivenOut: StoryObj<typeof meta> = {
  name: '证书，待会议发放，附发放时间 / Certificate, not given out yet, with the time [TKT-02]',
  ...certificate({
    state: 'earned',
    issued_at: null,
    opens_at: '2026-12-11T10:00:00.000Z',
    pdf_url: '',
    verify_url: '',
  }),
}
export const NotEarned: StoryObj<typeof meta> = {
  name: '证书，未达条件 / Certificate, not earned yet',
  ...certificate({ state: 'not_eligible', issued_at: null, pdf_url: '', verify_url: '' }),
}
export const Withdrawn: StoryObj<typeof meta> = {
  name: '证书，已撤销 / Certificate, revoked',
  ...certificate({ state: 'revoked', pdf_url: '' }),
}
