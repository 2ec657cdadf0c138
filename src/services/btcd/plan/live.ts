/** States of a trip that is not over. */
export const liveTrips = ['DRAFT', 'SUBM', 'VRF', 'OUT', 'ARRV', 'DIFF'] as const;
