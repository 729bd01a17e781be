import type { accountDetails } from './account-details.server';
import { AddressCard } from './cards/address-card';
import { PhoneCard } from './cards/phone-card';
import { ProvinceCard } from './cards/province-card';
import { SalaryRangeCard } from './cards/salary-range-card';
import { WhoIAmCard } from './cards/who-i-am-card';

export type AccountDetails = Awaited<ReturnType<typeof accountDetails>>;

/** Identity and contact data of the player. */
export function DetailsCards({ who, phone, address, province, salary }: AccountDetails) {
  return (
    <>
      <WhoIAmCard {...who} />
      <PhoneCard {...phone} />
      <AddressCard address={address} />
      {province && <ProvinceCard {...province} />}
      {salary && <SalaryRangeCard {...salary} />}
    </>
  );
}
