import { FormattedMessage } from 'react-intl'

import type { SceneInfo } from '../../../contract/wechat.ts'
import { Moment } from '../../kit/Moment.tsx'
import { Facts } from './ScanApproval.styles.ts'

/** The device that requests to sign in, and the time of the request. */
export const Request = ({ info }: { info: SceneInfo }) => (
  <Facts>
    <dt>
      <FormattedMessage id="scan.device" />
    </dt>
    <dd>{info.device}</dd>
    <dt>
      <FormattedMessage id="scan.time" />
    </dt>
    <dd>
      <Moment at={info.requested_at} format={{ dateStyle: 'medium', timeStyle: 'short' }} />
    </dd>
  </Facts>
)
