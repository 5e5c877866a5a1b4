import { FormattedMessage } from 'react-intl'

import { Skeleton } from '../../kit/Skeleton.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.ts'

export const LoadingPanel = () => (
  <>
    <VisuallyHidden role="status">
      <FormattedMessage id="state.loading" />
    </VisuallyHidden>
    <Skeleton $height="18rem" />
  </>
)
