import { FormattedMessage } from 'react-intl'

import { Skeleton } from '../components/kit/Skeleton.ts'
import { VisuallyHidden } from '../components/kit/VisuallyHidden.ts'
import { Sheet } from './PageSkeleton.styles.ts'

/** A page is on its way. As tall as a screen, so that the footer does not jump. */
export const PageSkeleton = () => (
  <Sheet aria-busy="true">
    <VisuallyHidden role="status">
      <FormattedMessage id="state.loading" />
    </VisuallyHidden>
    <Skeleton $width="40%" $height="2.25rem" />
    <Skeleton $height="1.25rem" />
    <Skeleton $width="85%" $height="1.25rem" />
    <Skeleton $width="70%" $height="1.25rem" />
  </Sheet>
)
