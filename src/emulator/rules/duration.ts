const minutesOfDay = 24 * 60;

/** Minutes from start to end; an end before the start is on the next day. spec L44, L45 */
export function durationMinutes(startTime: string, endTime: string): number {
  const minutes = minuteOf(endTime) - minuteOf(startTime);
  return (minutes + minutesOfDay) % minutesOfDay;
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
