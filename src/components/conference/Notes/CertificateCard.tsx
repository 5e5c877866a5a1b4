import { FormattedMessage } from 'react-intl'

import type { CertificateCard as Certificate } from '../../../contract/notes.ts'
import { Fact } from '../../kit/Fact.tsx'
import { Actions, Facts, Inside, Main, Name, Quiet, Whole } from '../../kit/rowCard.styles.ts'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Card } from '../../kit/Card.tsx'
import type { Tone } from '../../kit/Card.styles.ts'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { endOf } from './endOf.ts'

export const CertificateCard = ({ certificate }: { certificate: Certificate }) => {
  const state = endOf(certificate.state, states)
  return (
    <Card state={<FormattedMessage id={`member.certificate.state.${state}`} />} tone={tones[state]}>
      <Inside>
        <Main>
          <Name>
            <FormattedMessage id={`member.certificate.kind.${certificate.kind}`} />
          </Name>
          <Quiet>{certificate.conference}</Quiet>
          <Facts>
            <Fact name="member.ticket.name">{certificate.name}</Fact>
            {certificate.opens_at !== null && (
              <Fact name="member.certificate.opens">
                <Moment
                  at={certificate.opens_at}
                  timeZone={certificate.time_zone}
                  format={toTheMinuteWithYear}
                />
              </Fact>
            )}
            {certificate.issued_at !== null && (
              <Fact name="member.certificate.issued">
                <Moment at={certificate.issued_at} format={{ dateStyle: 'medium' }} />
              </Fact>
            )}
          </Facts>
        </Main>
        <Whole>
          <Actions>
            {certificate.pdf_url !== '' && (
              <ButtonLink small href={certificate.pdf_url}>
                <FormattedMessage id="member.certificate.pdf" />
              </ButtonLink>
            )}
            {certificate.verify_url !== '' && (
              <ButtonLink small variant="quiet" href={certificate.verify_url}>
                <FormattedMessage id="member.certificate.verify" />
              </ButtonLink>
            )}
            <ButtonLink small variant="quiet" href={`/console/certificate/${certificate.id}`}>
              <FormattedMessage id="member.details" />
            </ButtonLink>
          </Actions>
        </Whole>
      </Inside>
    </Card>
  )
}

const states = ['earned', 'eligible', 'issued', 'revoked', 'not_eligible'] as const
const tones = {
  earned: 'neutral',
  eligible: 'action',
  issued: 'seal',
  revoked: 'neutral',
  not_eligible: 'neutral',
} as const satisfies Record<(typeof states)[number], Tone>
