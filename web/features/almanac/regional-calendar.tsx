import type { AlmanacRegion } from '@jyotiratna/contract';
import { readRegionalYear } from '@jyotiratna/contract/almanac';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { regionalCalendar as labels } from '#messages/almanac/regional-calendar.ts';
import { language } from '#messages/language.ts';
import { api } from '../../api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';

type Props = { city: string; year: number };

const regions = Object.keys(labels.regions) as AlmanacRegion[];
const day = new Intl.DateTimeFormat(language.dates, {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'long',
});
const formatDate = (date: string) => day.format(new Date(`${date}T00:00:00Z`));

/** Solar months, new years and festivals of the region that the user selects. */
export default function RegionalCalendar({ city, year }: Props) {
  const [region, setRegion] = useState<AlmanacRegion | ''>('');
  const { data, isError, refetch } = useQuery({
    queryKey: ['regional-year', city, region, year],
    queryFn: ({ signal }) =>
      api(
        readRegionalYear,
        { query: { city, region: region || 'tamil', year: String(year), language: language.code } },
        { signal },
      ),
    enabled: region !== '',
    placeholderData: (before) => before,
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-6">
      <SelectField
        label={labels.region}
        value={region}
        onChange={({ target }) => setRegion(target.value as AlmanacRegion)}
        className="max-w-90"
      >
        <option value="" disabled>
          {labels.select}
        </option>
        {regions.map((one) => (
          <option key={one} value={one}>
            {labels.regions[one]}
          </option>
        ))}
      </SelectField>
      {isError && (
        <Alert tone="error">
          {labels.failed}
          <Button kind="text" size="s" onClick={() => void refetch()}>
            {labels.retry}
          </Button>
        </Alert>
      )}
      {region !== '' && !data && !isError && (
        <>
          <p role="status" className="sr-only">
            {labels.loading}
          </p>
          <Skeleton className="h-64" />
        </>
      )}
      {data && !isError && (
        <>
          <h2 className="font-display text-[1.25rem]">
            {labels.heading(data.regionName, data.year)}
          </h2>
          <p className="text-small text-text-2">{data.rules}</p>
          <Table
            caption={labels.festivals}
            rows={data.festivals}
            rowKey={({ key, date }) => `${key} ${date}`}
            columns={[
              { key: 'festival', head: labels.festival, cell: ({ name }) => name },
              { key: 'day', head: labels.day, cell: ({ date }) => formatDate(date) },
            ]}
          />
          {data.months.length > 0 && (
            <Table
              caption={labels.months}
              rows={data.months}
              rowKey={({ first }) => first}
              columns={[
                { key: 'month', head: labels.month, cell: ({ name }) => name },
                { key: 'first', head: labels.first, cell: ({ first }) => formatDate(first) },
                {
                  key: 'year',
                  head: labels.year,
                  cell: ({ yearName, opensYear }) =>
                    opensYear ? labels.newYear(yearName) : yearName,
                },
              ]}
            />
          )}
        </>
      )}
    </div>
  );
}
