export const parcelKey = (id: string) => ['order-parcel', id] as const;
