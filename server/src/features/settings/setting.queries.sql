-- Printed from setting.queries.ts by `pnpm sql`; never edited by hand.

-- findSettings
select theme,
  activity_setting,
  community_setting,
  message_setting,
  admin_setting,
  status_setting,
  application_setting
from setting
where person_id = :personId;

-- updateNotificationSettings
insert into setting (person_id, activity_setting, community_setting, message_setting, admin_setting, status_setting, application_setting)
values (:personId, :activitySetting, :communitySetting, :messageSetting, :adminSetting, :statusSetting, :applicationSetting)
on conflict (person_id)
do update set activity_setting = :activitySetting,
  community_setting = :communitySetting,
  message_setting = :messageSetting,
  admin_setting = :adminSetting,
  status_setting = :statusSetting,
  application_setting = :applicationSetting;

-- updateTheme
insert into setting (person_id, theme)
values (:personId, :theme)
on conflict (person_id)
do update set theme = :theme;
