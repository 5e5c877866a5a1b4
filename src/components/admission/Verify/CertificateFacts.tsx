import { FormattedMessage } from 'react-intl'

import type { CallOutput } from '../../../contract/endpoint.ts'
import type { verifyCertificate } from '../../../contract/notes.ts'
import { Moment } from '../../kit/Moment.tsx'
import { Facts } from './VerifyView.styles.ts'

export interface CertificateFactsProps {
  certificate: Extract<CallOutput<typeof verifyCertificate>, { kind: string }>
}

export const CertificateFacts = ({ certificate }: CertificateFactsProps) => (
  <Facts>
    <div>
      <dt>
        <FormattedMessage id="verify.name" />
      </dt>
      <dd>{certificate.name}</dd>
    </div>
    <div>
      <dt>
        <FormattedMessage id="verify.for" />
      </dt>
      <dd>
        <FormattedMessage id={`verify.kind.${certificate.kind}`} />
      </dd>
    </div>
    <div>
      <dt>
        <FormattedMessage id="verify.conference" />
      </dt>
      <dd>{certificate.conference}</dd>
    </div>
    <div>
      <dt>
        <FormattedMessage id="verify.issued" />
      </dt>
      <dd>
        <Moment at={certificate.issued_at} format={{ dateStyle: 'long' }} />
      </dd>
    </div>
    {certificate.revoked_at !== null && (
      <div>
        <dt>
          <FormattedMessage id="verify.revokedAt" />
        </dt>
        <dd>
          <Moment at={certificate.revoked_at} format={{ dateStyle: 'long' }} />
        </dd>
      </div>
    )}
  </Facts>
)
