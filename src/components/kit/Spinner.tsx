import { Ring } from './Spinner.styles.ts'

/** Decorative: the element around it names the pending task. */
export const Spinner = () => <Ring aria-hidden="true" />
