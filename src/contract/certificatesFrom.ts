/** Time from which participants get their certificates (TKT-02). */

/**
 * Time from which attendees may have their certificate of attendance: the instant that the team has set, else the end
 * of the conference. Certificates of papers and reviews certify settled facts, and have no waiting time: null.
 */
export const certificatesFrom = (
  kind: 'attendance' | 'publication' | 'review',
  { certificatesAt, over }: { readonly certificatesAt: Date | null; readonly over: Date },
): Date | null => (kind === 'attendance' ? (certificatesAt ?? over) : null)
