import { FormattedMessage } from 'react-intl'

import type { SceneInfo } from '../../../contract/wechat.ts'
import { Moment } from '../../kit/Moment.tsx'
import { Facts } from './ScanApproval.styles.ts'

/** Who asks to sign in, and since when. */
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
