/** How figures of the legal texts are written in a language; what comes in is the bare number. */
const grouped = (amount: number): string => amount.toLocaleString('en-US');
const englishMonths = 'January February March April May June July August September October November December'.split(
  ' ',
);

export const ko = {
  won: (amount: number) => `${grouped(amount)}원`,
  /** '2020-10-01' as 2020년 10월 1일. */
  day: (day: string) => {
    const [year, month, date] = day.split('-').map(Number);
    return `${year}년 ${month}월 ${date}일`;
  },
  /** '9:30' as 9시 30분. */
  time: (time: string) => {
    const [hour, minute] = time.split(':').map(Number);
    return minute ? `${hour}시 ${minute}분` : `${hour}시`;
  },
};

export const en = {
  won: (amount: number) => `KRW ${grouped(amount)}`,
  /** '2020-10-01' as 1 October 2020. */
  day: (day: string) => {
    const [year, month, date] = day.split('-').map(Number);
    return `${date} ${englishMonths[(month ?? 1) - 1]} ${year}`;
  },
};
