// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.
import runtime0 from 'ajv/dist/runtime/ucs2length.js';
import { formats, readers, gather } from './requests.base.gen.mjs';
import { func0, pattern3, formats0, func22, formats2, schema458, pattern5, pattern249, validate290, formats72, validate292, func27, pattern4, pattern94, pattern273, pattern92, pattern20 } from './requests.part1.gen.mjs';

export function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listFreespinInstances.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate295.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate295.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate295.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.page === undefined){
data1.page = 0;
}
if(data1.limit === undefined){
data1.limit = 50;
}
if(data1.sort_field === undefined){
data1.sort_field = "timestamp_start";
}
if(data1.sort_direction === undefined){
data1.sort_direction = 1;
}
const _errs6 = errors;
for(const key1 in data1){
if(!(((((((key1 === "id") || (key1 === "name")) || (key1 === "operator_id")) || (key1 === "page")) || (key1 === "limit")) || (key1 === "sort_field")) || (key1 === "sort_direction"))){
validate295.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.id !== undefined){
let data2 = data1.id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate295.errors = [{instancePath:instancePath+"/query/id",schemaPath:"#/properties/query/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern3.test(data2)){
validate295.errors = [{instancePath:instancePath+"/query/id",schemaPath:"#/properties/query/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9._-]*$"+"\""}];
return false;
}
}
}
else {
validate295.errors = [{instancePath:instancePath+"/query/id",schemaPath:"#/properties/query/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.name !== undefined){
let data3 = data1.name;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 200){
validate295.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data3) < 0){
validate295.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate295.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.operator_id !== undefined){
let data4 = data1.operator_id;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(func0(data4) > 64){
validate295.errors = [{instancePath:instancePath+"/query/operator_id",schemaPath:"#/properties/query/properties/operator_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern3.test(data4)){
validate295.errors = [{instancePath:instancePath+"/query/operator_id",schemaPath:"#/properties/query/properties/operator_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9._-]*$"+"\""}];
return false;
}
}
}
else {
validate295.errors = [{instancePath:instancePath+"/query/operator_id",schemaPath:"#/properties/query/properties/operator_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data5 = data1.page;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
validate295.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid2 = _errs14 === errors;
if(valid2){
const _errs15 = errors;
const read0 = func22(data5);
data5 = read0;
if(data1 !== undefined){
data1["page"] = data5;
}
var valid2 = _errs15 === errors;
if(valid2){
const _errs16 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate295.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate295.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate295.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data5))){
validate295.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid2 = _errs16 === errors;
}
}
var valid1 = _errs13 === errors;
if(valid1){
let data6 = data1.limit;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
validate295.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid3 = _errs19 === errors;
if(valid3){
const _errs20 = errors;
const read1 = func22(data6);
data6 = read1;
if(data1 !== undefined){
data1["limit"] = data6;
}
var valid3 = _errs20 === errors;
if(valid3){
const _errs21 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate295.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if(typeof data6 == "number"){
if(data6 > 500 || isNaN(data6)){
validate295.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate295.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data6))){
validate295.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs21 === errors;
}
}
var valid1 = _errs18 === errors;
if(valid1){
let data7 = data1.sort_field;
const _errs23 = errors;
if(typeof data7 !== "string"){
validate295.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data7 === "timestamp_start") || (data7 === "timestamp_end")) || (data7 === "name")) || (data7 === "id"))){
validate295.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/enum",keyword:"enum",params:{allowedValues: schema458.properties.query.properties.sort_field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs23 === errors;
if(valid1){
let data8 = data1.sort_direction;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
validate295.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid4 = _errs26 === errors;
if(valid4){
const _errs27 = errors;
const read2 = func22(data8);
data8 = read2;
if(data1 !== undefined){
data1["sort_direction"] = data8;
}
var valid4 = _errs27 === errors;
if(valid4){
const _errs28 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate295.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data8 === 1) || (data8 === -1))){
validate295.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/enum",keyword:"enum",params:{allowedValues: schema458.properties.query.properties.sort_direction.allOf[2].enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs28){
if(typeof data8 == "number"){
if(!(formats2.validate(data8))){
validate295.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
var valid4 = _errs28 === errors;
}
}
var valid1 = _errs25 === errors;
}
}
}
}
}
}
}
}
else {
validate295.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data9 = data.header;
const _errs30 = errors;
if(errors === _errs30){
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
validate295.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate295.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate295.errors = vErrors;
return errors === 0;
}

export function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.NewFreespinInstance" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.template_id === undefined) && (missing0 = "template_id")) || ((data.available_for === undefined) && (missing0 = "available_for"))) || ((data.timestamp_start === undefined) && (missing0 = "timestamp_start"))) || ((data.timestamp_end === undefined) && (missing0 = "timestamp_end"))){
validate297.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "template_id") || (key0 === "instance_name")) || (key0 === "brand_id")) || (key0 === "available_for")) || (key0 === "timestamp_start")) || (key0 === "timestamp_end"))){
validate297.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.template_id !== undefined){
let data0 = data.template_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate297.errors = [{instancePath:instancePath+"/template_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate297.errors = [{instancePath:instancePath+"/template_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate297.errors = [{instancePath:instancePath+"/template_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate297.errors = [{instancePath:instancePath+"/template_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance_name !== undefined){
let data1 = data.instance_name;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 200){
validate297.errors = [{instancePath:instancePath+"/instance_name",schemaPath:"schemas.BonusName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate297.errors = [{instancePath:instancePath+"/instance_name",schemaPath:"schemas.BonusName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate297.errors = [{instancePath:instancePath+"/instance_name",schemaPath:"schemas.BonusName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data2 = data.brand_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func0(data2) > 129){
validate297.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandReference/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate297.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern249.test(data2)){
validate297.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandReference/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}:)?[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}:)?[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate297.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.available_for !== undefined){
let data3 = data.available_for;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data3)){
if(data3.length > 100){
validate297.errors = [{instancePath:instancePath+"/available_for",schemaPath:"#/properties/available_for/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate290(data3[i0], {instancePath:instancePath+"/available_for/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate297.errors = [{instancePath:instancePath+"/available_for",schemaPath:"#/properties/available_for/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_start !== undefined){
let data5 = data.timestamp_start;
const _errs14 = errors;
const _errs15 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate297.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if(typeof data5 == "number"){
if(data5 > 8640000000000000 || isNaN(data5)){
validate297.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate297.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats72.validate(data5))){
validate297.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_end !== undefined){
let data6 = data.timestamp_end;
const _errs17 = errors;
const _errs18 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate297.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if(typeof data6 == "number"){
if(data6 > 8640000000000000 || isNaN(data6)){
validate297.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate297.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats72.validate(data6))){
validate297.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate297.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate297.errors = vErrors;
return errors === 0;
}

export function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createFreespinInstance.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate297(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
errors = vErrors.length;
}
validate296.errors = vErrors;
return errors === 0;
}

export const schema466 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"id":{"type":"string","maxLength":64,"pattern":"^[A-Za-z0-9._-]*$"},"name":{"type":"string","minLength":0,"maxLength":200},"operator_id":{"type":"string","maxLength":64,"pattern":"^[A-Za-z0-9._-]*$"},"page":{"default":0,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}]},"limit":{"default":50,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":500}]},"sort_field":{"default":"timestamp_created","type":"string","enum":["timestamp_created","name","id"]},"sort_direction":{"default":1,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","enum":[1,-1]}]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}},"$id":"listFreespinTemplates.params"};

export function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listFreespinTemplates.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate300.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate300.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate300.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.page === undefined){
data1.page = 0;
}
if(data1.limit === undefined){
data1.limit = 50;
}
if(data1.sort_field === undefined){
data1.sort_field = "timestamp_created";
}
if(data1.sort_direction === undefined){
data1.sort_direction = 1;
}
const _errs6 = errors;
for(const key1 in data1){
if(!(((((((key1 === "id") || (key1 === "name")) || (key1 === "operator_id")) || (key1 === "page")) || (key1 === "limit")) || (key1 === "sort_field")) || (key1 === "sort_direction"))){
validate300.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.id !== undefined){
let data2 = data1.id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate300.errors = [{instancePath:instancePath+"/query/id",schemaPath:"#/properties/query/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern3.test(data2)){
validate300.errors = [{instancePath:instancePath+"/query/id",schemaPath:"#/properties/query/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9._-]*$"+"\""}];
return false;
}
}
}
else {
validate300.errors = [{instancePath:instancePath+"/query/id",schemaPath:"#/properties/query/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.name !== undefined){
let data3 = data1.name;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 200){
validate300.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data3) < 0){
validate300.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate300.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.operator_id !== undefined){
let data4 = data1.operator_id;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(func0(data4) > 64){
validate300.errors = [{instancePath:instancePath+"/query/operator_id",schemaPath:"#/properties/query/properties/operator_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern3.test(data4)){
validate300.errors = [{instancePath:instancePath+"/query/operator_id",schemaPath:"#/properties/query/properties/operator_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9._-]*$"+"\""}];
return false;
}
}
}
else {
validate300.errors = [{instancePath:instancePath+"/query/operator_id",schemaPath:"#/properties/query/properties/operator_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data5 = data1.page;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
validate300.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid2 = _errs14 === errors;
if(valid2){
const _errs15 = errors;
const read0 = func22(data5);
data5 = read0;
if(data1 !== undefined){
data1["page"] = data5;
}
var valid2 = _errs15 === errors;
if(valid2){
const _errs16 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate300.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate300.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate300.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data5))){
validate300.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid2 = _errs16 === errors;
}
}
var valid1 = _errs13 === errors;
if(valid1){
let data6 = data1.limit;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
validate300.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid3 = _errs19 === errors;
if(valid3){
const _errs20 = errors;
const read1 = func22(data6);
data6 = read1;
if(data1 !== undefined){
data1["limit"] = data6;
}
var valid3 = _errs20 === errors;
if(valid3){
const _errs21 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate300.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if(typeof data6 == "number"){
if(data6 > 500 || isNaN(data6)){
validate300.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate300.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data6))){
validate300.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs21 === errors;
}
}
var valid1 = _errs18 === errors;
if(valid1){
let data7 = data1.sort_field;
const _errs23 = errors;
if(typeof data7 !== "string"){
validate300.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data7 === "timestamp_created") || (data7 === "name")) || (data7 === "id"))){
validate300.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/enum",keyword:"enum",params:{allowedValues: schema466.properties.query.properties.sort_field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs23 === errors;
if(valid1){
let data8 = data1.sort_direction;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
validate300.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid4 = _errs26 === errors;
if(valid4){
const _errs27 = errors;
const read2 = func22(data8);
data8 = read2;
if(data1 !== undefined){
data1["sort_direction"] = data8;
}
var valid4 = _errs27 === errors;
if(valid4){
const _errs28 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate300.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data8 === 1) || (data8 === -1))){
validate300.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/enum",keyword:"enum",params:{allowedValues: schema466.properties.query.properties.sort_direction.allOf[2].enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs28){
if(typeof data8 == "number"){
if(!(formats2.validate(data8))){
validate300.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
var valid4 = _errs28 === errors;
}
}
var valid1 = _errs25 === errors;
}
}
}
}
}
}
}
}
else {
validate300.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data9 = data.header;
const _errs30 = errors;
if(errors === _errs30){
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
validate300.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate300.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate300.errors = vErrors;
return errors === 0;
}

export function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.NewFreespinTemplate" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.name === undefined) && (missing0 = "name")) || ((data.operator_id === undefined) && (missing0 = "operator_id"))) || ((data.freespin_type === undefined) && (missing0 = "freespin_type"))) || ((data.expires_after_ms === undefined) && (missing0 = "expires_after_ms"))){
validate302.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "operator_id")) || (key0 === "brand_id")) || (key0 === "freespin_type")) || (key0 === "expires_after_ms"))){
validate302.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 200){
validate302.errors = [{instancePath:instancePath+"/name",schemaPath:"schemas.BonusName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate302.errors = [{instancePath:instancePath+"/name",schemaPath:"schemas.BonusName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate302.errors = [{instancePath:instancePath+"/name",schemaPath:"schemas.BonusName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operator_id !== undefined){
let data1 = data.operator_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate302.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate302.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate302.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate302.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data2 = data.brand_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func0(data2) > 129){
validate302.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandReference/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate302.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern249.test(data2)){
validate302.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandReference/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}:)?[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}:)?[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate302.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.freespin_type !== undefined){
const _errs11 = errors;
if(!(validate292(data.freespin_type, {instancePath:instancePath+"/freespin_type",parentData:data,parentDataProperty:"freespin_type",rootData}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_after_ms !== undefined){
let data4 = data.expires_after_ms;
const _errs12 = errors;
const _errs13 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate302.errors = [{instancePath:instancePath+"/expires_after_ms",schemaPath:"schemas.ExpiresAfter/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data4 == "number"){
if(data4 > 3153600000000 || isNaN(data4)){
validate302.errors = [{instancePath:instancePath+"/expires_after_ms",schemaPath:"schemas.ExpiresAfter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3153600000000},message:"must be <= 3153600000000"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate302.errors = [{instancePath:instancePath+"/expires_after_ms",schemaPath:"schemas.ExpiresAfter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats72.validate(data4))){
validate302.errors = [{instancePath:instancePath+"/expires_after_ms",schemaPath:"schemas.ExpiresAfter/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate302.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate302.errors = vErrors;
return errors === 0;
}

export function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createFreespinTemplate.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate302(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
validate301.errors = vErrors;
return errors === 0;
}

export const pattern284 = new RegExp("^(([A-Za-z0-9._-]{1,64}:)?[A-Za-z0-9._-]{1,64})?$", "u");

export function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.FreespinTemplateChanges" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate306.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "operator_id")) || (key0 === "brand_id")) || (key0 === "freespin_type")) || (key0 === "expires_after_ms"))){
validate306.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate306.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate306.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate306.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate306.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 200){
validate306.errors = [{instancePath:instancePath+"/name",schemaPath:"schemas.BonusName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate306.errors = [{instancePath:instancePath+"/name",schemaPath:"schemas.BonusName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate306.errors = [{instancePath:instancePath+"/name",schemaPath:"schemas.BonusName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operator_id !== undefined){
let data2 = data.operator_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate306.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate306.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data2)){
validate306.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate306.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data3 = data.brand_id;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func0(data3) > 129){
validate306.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"#/properties/brand_id/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data3) < 0){
validate306.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"#/properties/brand_id/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
else {
if(!pattern284.test(data3)){
validate306.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"#/properties/brand_id/pattern",keyword:"pattern",params:{pattern: "^(([A-Za-z0-9._-]{1,64}:)?[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^(([A-Za-z0-9._-]{1,64}:)?[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate306.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"#/properties/brand_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.freespin_type !== undefined){
const _errs13 = errors;
if(!(validate292(data.freespin_type, {instancePath:instancePath+"/freespin_type",parentData:data,parentDataProperty:"freespin_type",rootData}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_after_ms !== undefined){
let data5 = data.expires_after_ms;
const _errs14 = errors;
const _errs15 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate306.errors = [{instancePath:instancePath+"/expires_after_ms",schemaPath:"schemas.ExpiresAfter/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if(typeof data5 == "number"){
if(data5 > 3153600000000 || isNaN(data5)){
validate306.errors = [{instancePath:instancePath+"/expires_after_ms",schemaPath:"schemas.ExpiresAfter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3153600000000},message:"must be <= 3153600000000"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate306.errors = [{instancePath:instancePath+"/expires_after_ms",schemaPath:"schemas.ExpiresAfter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats72.validate(data5))){
validate306.errors = [{instancePath:instancePath+"/expires_after_ms",schemaPath:"schemas.ExpiresAfter/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate306.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate306.errors = vErrors;
return errors === 0;
}

export function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateFreespinTemplate.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate306(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate306.errors : vErrors.concat(validate306.errors);
errors = vErrors.length;
}
validate305.errors = vErrors;
return errors === 0;
}

export const schema480 = {"type":"object","additionalProperties":false,"required":["request_id","operator_id","brand_id","player_id","bonus_id","provider_id","game_code"],"properties":{"request_id":{"$ref":"schemas.IdempotencyKey"},"operator_id":{"$ref":"schemas.OperatorId"},"brand_id":{"$ref":"schemas.BrandReference"},"player_id":{"$ref":"schemas.PlayerId"},"bonus_id":{"$ref":"schemas.Id"},"provider_id":{"$ref":"schemas.Id"},"game_code":{"$ref":"schemas.SourceId"},"gameround_id":{"$ref":"schemas.GameroundId"},"count":{"type":"integer","format":"int32","minimum":1,"maximum":10000},"amount":{"type":"string","maxLength":20,"pattern":"^(?=.*[1-9])([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"}},"$id":"schemas.FreespinUse"};

export function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.FreespinUse" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.request_id === undefined) && (missing0 = "request_id")) || ((data.operator_id === undefined) && (missing0 = "operator_id"))) || ((data.brand_id === undefined) && (missing0 = "brand_id"))) || ((data.player_id === undefined) && (missing0 = "player_id"))) || ((data.bonus_id === undefined) && (missing0 = "bonus_id"))) || ((data.provider_id === undefined) && (missing0 = "provider_id"))) || ((data.game_code === undefined) && (missing0 = "game_code"))){
validate310.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func27.call(schema480.properties, key0))){
validate310.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.request_id !== undefined){
let data0 = data.request_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate310.errors = [{instancePath:instancePath+"/request_id",schemaPath:"schemas.IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate310.errors = [{instancePath:instancePath+"/request_id",schemaPath:"schemas.IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate310.errors = [{instancePath:instancePath+"/request_id",schemaPath:"schemas.IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate310.errors = [{instancePath:instancePath+"/request_id",schemaPath:"schemas.IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operator_id !== undefined){
let data1 = data.operator_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate310.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate310.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate310.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate310.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data2 = data.brand_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func0(data2) > 129){
validate310.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandReference/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate310.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern249.test(data2)){
validate310.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandReference/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}:)?[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}:)?[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate310.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_id !== undefined){
let data3 = data.player_id;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func0(data3) > 128){
validate310.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate310.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate310.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate310.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bonus_id !== undefined){
let data4 = data.bonus_id;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(func0(data4) > 64){
validate310.errors = [{instancePath:instancePath+"/bonus_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate310.errors = [{instancePath:instancePath+"/bonus_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data4)){
validate310.errors = [{instancePath:instancePath+"/bonus_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate310.errors = [{instancePath:instancePath+"/bonus_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_id !== undefined){
let data5 = data.provider_id;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(func0(data5) > 64){
validate310.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data5) < 1){
validate310.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data5)){
validate310.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate310.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.game_code !== undefined){
let data6 = data.game_code;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data6 === "string"){
if(func0(data6) > 64){
validate310.errors = [{instancePath:instancePath+"/game_code",schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data6) < 1){
validate310.errors = [{instancePath:instancePath+"/game_code",schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern94.test(data6)){
validate310.errors = [{instancePath:instancePath+"/game_code",schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate310.errors = [{instancePath:instancePath+"/game_code",schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameround_id !== undefined){
let data7 = data.gameround_id;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 === "string"){
if(func0(data7) > 128){
validate310.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data7) < 1){
validate310.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data7)){
validate310.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate310.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data8 = data.count;
const _errs26 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate310.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs26){
if(typeof data8 == "number"){
if(data8 > 10000 || isNaN(data8)){
validate310.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}];
return false;
}
else {
if(data8 < 1 || isNaN(data8)){
validate310.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data8))){
validate310.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data9 = data.amount;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data9 === "string"){
if(func0(data9) > 20){
validate310.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern273.test(data9)){
validate310.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^(?=.*[1-9])([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^(?=.*[1-9])([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate310.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate310.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate310.errors = vErrors;
return errors === 0;
}

export function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="reportFreespinUse.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate310(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
validate309.errors = vErrors;
return errors === 0;
}

export const schema489 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"player_id":{"$ref":"schemas.PlayerId"},"operator_id":{"$ref":"schemas.OperatorId"},"brand_id":{"$ref":"schemas.BrandReference"},"provider":{"type":"string","maxLength":64,"pattern":"^[A-Za-z0-9._-]*$"},"game_code":{"type":"string","maxLength":64,"pattern":"^[A-Za-z0-9._:-]*$"},"bonus_id":{"type":"string","maxLength":64,"pattern":"^[A-Za-z0-9._-]*$"},"status":{"type":"string","maxLength":9,"pattern":"^(Available|Expired|Consumed)?$"},"page":{"default":0,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}]},"limit":{"default":50,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":500}]},"sort_field":{"default":"timestamp_bonus_expires","type":"string","enum":["timestamp_bonus_expires","timestamp_bonus_awarded","id"]},"sort_direction":{"default":1,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","enum":[1,-1]}]}},"required":["player_id","operator_id","brand_id"],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}},"$id":"listPlayerBonuses.params"};

export const pattern300 = new RegExp("^(Available|Expired|Consumed)?$", "u");

export function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listPlayerBonuses.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate312.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate312.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate312.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.page === undefined){
data1.page = 0;
}
if(data1.limit === undefined){
data1.limit = 50;
}
if(data1.sort_field === undefined){
data1.sort_field = "timestamp_bonus_expires";
}
if(data1.sort_direction === undefined){
data1.sort_direction = 1;
}
let missing1;
if((((data1.player_id === undefined) && (missing1 = "player_id")) || ((data1.operator_id === undefined) && (missing1 = "operator_id"))) || ((data1.brand_id === undefined) && (missing1 = "brand_id"))){
validate312.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(func27.call(schema489.properties.query.properties, key1))){
validate312.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.player_id !== undefined){
let data2 = data1.player_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 128){
validate312.errors = [{instancePath:instancePath+"/query/player_id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate312.errors = [{instancePath:instancePath+"/query/player_id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data2)){
validate312.errors = [{instancePath:instancePath+"/query/player_id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate312.errors = [{instancePath:instancePath+"/query/player_id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.operator_id !== undefined){
let data3 = data1.operator_id;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func0(data3) > 64){
validate312.errors = [{instancePath:instancePath+"/query/operator_id",schemaPath:"schemas.OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate312.errors = [{instancePath:instancePath+"/query/operator_id",schemaPath:"schemas.OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data3)){
validate312.errors = [{instancePath:instancePath+"/query/operator_id",schemaPath:"schemas.OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate312.errors = [{instancePath:instancePath+"/query/operator_id",schemaPath:"schemas.OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.brand_id !== undefined){
let data4 = data1.brand_id;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(func0(data4) > 129){
validate312.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandReference/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate312.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern249.test(data4)){
validate312.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandReference/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}:)?[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}:)?[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate312.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"schemas.BrandReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.provider !== undefined){
let data5 = data1.provider;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(func0(data5) > 64){
validate312.errors = [{instancePath:instancePath+"/query/provider",schemaPath:"#/properties/query/properties/provider/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern3.test(data5)){
validate312.errors = [{instancePath:instancePath+"/query/provider",schemaPath:"#/properties/query/properties/provider/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9._-]*$"+"\""}];
return false;
}
}
}
else {
validate312.errors = [{instancePath:instancePath+"/query/provider",schemaPath:"#/properties/query/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.game_code !== undefined){
let data6 = data1.game_code;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data6 === "string"){
if(func0(data6) > 64){
validate312.errors = [{instancePath:instancePath+"/query/game_code",schemaPath:"#/properties/query/properties/game_code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern92.test(data6)){
validate312.errors = [{instancePath:instancePath+"/query/game_code",schemaPath:"#/properties/query/properties/game_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]*$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]*$"+"\""}];
return false;
}
}
}
else {
validate312.errors = [{instancePath:instancePath+"/query/game_code",schemaPath:"#/properties/query/properties/game_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.bonus_id !== undefined){
let data7 = data1.bonus_id;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data7 === "string"){
if(func0(data7) > 64){
validate312.errors = [{instancePath:instancePath+"/query/bonus_id",schemaPath:"#/properties/query/properties/bonus_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern3.test(data7)){
validate312.errors = [{instancePath:instancePath+"/query/bonus_id",schemaPath:"#/properties/query/properties/bonus_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9._-]*$"+"\""}];
return false;
}
}
}
else {
validate312.errors = [{instancePath:instancePath+"/query/bonus_id",schemaPath:"#/properties/query/properties/bonus_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.status !== undefined){
let data8 = data1.status;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data8 === "string"){
if(func0(data8) > 9){
validate312.errors = [{instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/maxLength",keyword:"maxLength",params:{limit: 9},message:"must NOT have more than 9 characters"}];
return false;
}
else {
if(!pattern300.test(data8)){
validate312.errors = [{instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/pattern",keyword:"pattern",params:{pattern: "^(Available|Expired|Consumed)?$"},message:"must match pattern \""+"^(Available|Expired|Consumed)?$"+"\""}];
return false;
}
}
}
else {
validate312.errors = [{instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data9 = data1.page;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
validate312.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid5 = _errs25 === errors;
if(valid5){
const _errs26 = errors;
const read0 = func22(data9);
data9 = read0;
if(data1 !== undefined){
data1["page"] = data9;
}
var valid5 = _errs26 === errors;
if(valid5){
const _errs27 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate312.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs27){
if(typeof data9 == "number"){
if(data9 > 2147483647 || isNaN(data9)){
validate312.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate312.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data9))){
validate312.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid5 = _errs27 === errors;
}
}
var valid1 = _errs24 === errors;
if(valid1){
let data10 = data1.limit;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
validate312.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid6 = _errs30 === errors;
if(valid6){
const _errs31 = errors;
const read1 = func22(data10);
data10 = read1;
if(data1 !== undefined){
data1["limit"] = data10;
}
var valid6 = _errs31 === errors;
if(valid6){
const _errs32 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate312.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs32){
if(typeof data10 == "number"){
if(data10 > 500 || isNaN(data10)){
validate312.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate312.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data10))){
validate312.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid6 = _errs32 === errors;
}
}
var valid1 = _errs29 === errors;
if(valid1){
let data11 = data1.sort_field;
const _errs34 = errors;
if(typeof data11 !== "string"){
validate312.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data11 === "timestamp_bonus_expires") || (data11 === "timestamp_bonus_awarded")) || (data11 === "id"))){
validate312.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/enum",keyword:"enum",params:{allowedValues: schema489.properties.query.properties.sort_field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs34 === errors;
if(valid1){
let data12 = data1.sort_direction;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
validate312.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid7 = _errs37 === errors;
if(valid7){
const _errs38 = errors;
const read2 = func22(data12);
data12 = read2;
if(data1 !== undefined){
data1["sort_direction"] = data12;
}
var valid7 = _errs38 === errors;
if(valid7){
const _errs39 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate312.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data12 === 1) || (data12 === -1))){
validate312.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/enum",keyword:"enum",params:{allowedValues: schema489.properties.query.properties.sort_direction.allOf[2].enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs39){
if(typeof data12 == "number"){
if(!(formats2.validate(data12))){
validate312.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
var valid7 = _errs39 === errors;
}
}
var valid1 = _errs36 === errors;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate312.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data13 = data.header;
const _errs41 = errors;
if(errors === _errs41){
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
validate312.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate312.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate312.errors = vErrors;
return errors === 0;
}

export const schema495 = {"type":"object","additionalProperties":false,"required":["pattern","match_mode"],"properties":{"pattern":{"$ref":"schemas.CorsPattern"},"match_mode":{"type":"string","enum":["Exact","Wildcard"]}},"$id":"schemas.CorsOrigin"};

export const pattern301 = new RegExp("^https?://(\\*\\.[a-z0-9_-]{1,63}\\.)?[a-z0-9_-]{1,63}(\\.[a-z0-9_-]{1,63}){0,30}(:[1-9][0-9]{0,4})?$", "u");

export function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.CorsOrigin" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.pattern === undefined) && (missing0 = "pattern")) || ((data.match_mode === undefined) && (missing0 = "match_mode"))){
validate315.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "pattern") || (key0 === "match_mode"))){
validate315.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pattern !== undefined){
let data0 = data.pattern;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 270){
validate315.errors = [{instancePath:instancePath+"/pattern",schemaPath:"schemas.CorsPattern/maxLength",keyword:"maxLength",params:{limit: 270},message:"must NOT have more than 270 characters"}];
return false;
}
else {
if(func0(data0) < 8){
validate315.errors = [{instancePath:instancePath+"/pattern",schemaPath:"schemas.CorsPattern/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
else {
if(!pattern301.test(data0)){
validate315.errors = [{instancePath:instancePath+"/pattern",schemaPath:"schemas.CorsPattern/pattern",keyword:"pattern",params:{pattern: "^https?://(\\*\\.[a-z0-9_-]{1,63}\\.)?[a-z0-9_-]{1,63}(\\.[a-z0-9_-]{1,63}){0,30}(:[1-9][0-9]{0,4})?$"},message:"must match pattern \""+"^https?://(\\*\\.[a-z0-9_-]{1,63}\\.)?[a-z0-9_-]{1,63}(\\.[a-z0-9_-]{1,63}){0,30}(:[1-9][0-9]{0,4})?$"+"\""}];
return false;
}
}
}
}
else {
validate315.errors = [{instancePath:instancePath+"/pattern",schemaPath:"schemas.CorsPattern/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.match_mode !== undefined){
let data1 = data.match_mode;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate315.errors = [{instancePath:instancePath+"/match_mode",schemaPath:"#/properties/match_mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "Exact") || (data1 === "Wildcard"))){
validate315.errors = [{instancePath:instancePath+"/match_mode",schemaPath:"#/properties/match_mode/enum",keyword:"enum",params:{allowedValues: schema495.properties.match_mode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate315.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate315.errors = vErrors;
return errors === 0;
}

export function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.CorsOrigins" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.cors_origin_list === undefined) && (missing0 = "cors_origin_list")){
validate314.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "cors_origin_list")){
validate314.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.cors_origin_list !== undefined){
let data0 = data.cors_origin_list;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate314.errors = [{instancePath:instancePath+"/cors_origin_list",schemaPath:"#/properties/cors_origin_list/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate315(data0[i0], {instancePath:instancePath+"/cors_origin_list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate314.errors = [{instancePath:instancePath+"/cors_origin_list",schemaPath:"#/properties/cors_origin_list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
}
else {
validate314.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate314.errors = vErrors;
return errors === 0;
}

export function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setCorsOrigins.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate314(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors);
errors = vErrors.length;
}
validate313.errors = vErrors;
return errors === 0;
}

export function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.CorsPatterns" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.cors_origin_list === undefined) && (missing0 = "cors_origin_list")){
validate319.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "cors_origin_list")){
validate319.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.cors_origin_list !== undefined){
let data0 = data.cors_origin_list;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate319.errors = [{instancePath:instancePath+"/cors_origin_list",schemaPath:"#/properties/cors_origin_list/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 270){
validate319.errors = [{instancePath:instancePath+"/cors_origin_list/" + i0,schemaPath:"schemas.CorsPattern/maxLength",keyword:"maxLength",params:{limit: 270},message:"must NOT have more than 270 characters"}];
return false;
}
else {
if(func0(data1) < 8){
validate319.errors = [{instancePath:instancePath+"/cors_origin_list/" + i0,schemaPath:"schemas.CorsPattern/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
else {
if(!pattern301.test(data1)){
validate319.errors = [{instancePath:instancePath+"/cors_origin_list/" + i0,schemaPath:"schemas.CorsPattern/pattern",keyword:"pattern",params:{pattern: "^https?://(\\*\\.[a-z0-9_-]{1,63}\\.)?[a-z0-9_-]{1,63}(\\.[a-z0-9_-]{1,63}){0,30}(:[1-9][0-9]{0,4})?$"},message:"must match pattern \""+"^https?://(\\*\\.[a-z0-9_-]{1,63}\\.)?[a-z0-9_-]{1,63}(\\.[a-z0-9_-]{1,63}){0,30}(:[1-9][0-9]{0,4})?$"+"\""}];
return false;
}
}
}
}
else {
validate319.errors = [{instancePath:instancePath+"/cors_origin_list/" + i0,schemaPath:"schemas.CorsPattern/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate319.errors = [{instancePath:instancePath+"/cors_origin_list",schemaPath:"#/properties/cors_origin_list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
}
else {
validate319.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate319.errors = vErrors;
return errors === 0;
}

export function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="removeCorsOrigins.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate319(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
validate318.errors = vErrors;
return errors === 0;
}

export const schema500 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"owner_id":{"$ref":"schemas.OwnerId"},"name":{"type":"string","minLength":0,"maxLength":200},"page":{"default":0,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}]},"limit":{"default":50,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","minimum":0,"maximum":500}]},"sort_field":{"default":"source_id","type":"string","enum":["source_id","source_name","owner_id"]},"sort_direction":{"default":1,"allOf":[{"format":"whole number"},{"readAs":"whole"},{"type":"integer","format":"int32","enum":[1,-1]}]}},"required":["owner_id"],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}},"$id":"listPublicSources.params"};

export function validate321(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listPublicSources.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate321.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate321.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate321.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.page === undefined){
data1.page = 0;
}
if(data1.limit === undefined){
data1.limit = 50;
}
if(data1.sort_field === undefined){
data1.sort_field = "source_id";
}
if(data1.sort_direction === undefined){
data1.sort_direction = 1;
}
let missing1;
if((data1.owner_id === undefined) && (missing1 = "owner_id")){
validate321.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!((((((key1 === "owner_id") || (key1 === "name")) || (key1 === "page")) || (key1 === "limit")) || (key1 === "sort_field")) || (key1 === "sort_direction"))){
validate321.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.owner_id !== undefined){
let data2 = data1.owner_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 129){
validate321.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate321.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern20.test(data2)){
validate321.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate321.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.name !== undefined){
let data3 = data1.name;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func0(data3) > 200){
validate321.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data3) < 0){
validate321.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate321.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data4 = data1.page;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
validate321.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid3 = _errs13 === errors;
if(valid3){
const _errs14 = errors;
const read0 = func22(data4);
data4 = read0;
if(data1 !== undefined){
data1["page"] = data4;
}
var valid3 = _errs14 === errors;
if(valid3){
const _errs15 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate321.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate321.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate321.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data4))){
validate321.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs15 === errors;
}
}
var valid1 = _errs12 === errors;
if(valid1){
let data5 = data1.limit;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
validate321.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid4 = _errs18 === errors;
if(valid4){
const _errs19 = errors;
const read1 = func22(data5);
data5 = read1;
if(data1 !== undefined){
data1["limit"] = data5;
}
var valid4 = _errs19 === errors;
if(valid4){
const _errs20 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate321.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if(typeof data5 == "number"){
if(data5 > 500 || isNaN(data5)){
validate321.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate321.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data5))){
validate321.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid4 = _errs20 === errors;
}
}
var valid1 = _errs17 === errors;
if(valid1){
let data6 = data1.sort_field;
const _errs22 = errors;
if(typeof data6 !== "string"){
validate321.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data6 === "source_id") || (data6 === "source_name")) || (data6 === "owner_id"))){
validate321.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/enum",keyword:"enum",params:{allowedValues: schema500.properties.query.properties.sort_field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs22 === errors;
if(valid1){
let data7 = data1.sort_direction;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
validate321.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid5 = _errs25 === errors;
if(valid5){
const _errs26 = errors;
const read2 = func22(data7);
data7 = read2;
if(data1 !== undefined){
data1["sort_direction"] = data7;
}
var valid5 = _errs26 === errors;
if(valid5){
const _errs27 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate321.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data7 === 1) || (data7 === -1))){
validate321.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/enum",keyword:"enum",params:{allowedValues: schema500.properties.query.properties.sort_direction.allOf[2].enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs27){
if(typeof data7 == "number"){
if(!(formats2.validate(data7))){
validate321.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
var valid5 = _errs27 === errors;
}
}
var valid1 = _errs24 === errors;
}
}
}
}
}
}
}
}
else {
validate321.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data8 = data.header;
const _errs29 = errors;
if(errors === _errs29){
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
validate321.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate321.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate321.errors = vErrors;
return errors === 0;
}

export function validate322(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getTicker.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate322.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate322.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate322.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.instance_id === undefined) && (missing1 = "instance_id")){
validate322.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(key1 === "instance_id")){
validate322.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.instance_id !== undefined){
let data2 = data1.instance_id;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate322.errors = [{instancePath:instancePath+"/query/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate322.errors = [{instancePath:instancePath+"/query/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data2)){
validate322.errors = [{instancePath:instancePath+"/query/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate322.errors = [{instancePath:instancePath+"/query/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate322.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate322.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate322.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate322.errors = vErrors;
return errors === 0;
}
